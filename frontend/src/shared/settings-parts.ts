import { plain } from '../lib/matches.ts';

/** The parts of the settings, in their order, each with the words by which it is sought. */
export const SETTINGS_PARTS = {
  Paróquia: 'nome da paróquia, cidade, telefone da coordenação, secretaria, local das missas, fuso horário',
  'Feriados municipais': 'dias santos, aniversário da cidade, padroeiro',
  'Regras das escalas': 'máximo de missas, limites, descanso, tempo do cálculo',
  Substituições: 'substitutos, perguntar aos poucos, horas da noite',
  Segurança: 'duas etapas, senha, verificação',
  'Lembretes das missas': 'dias antes, hora do envio, resumo diário',
  Privacidade: 'LGPD, encarregado, DPO, consentimento, inteligência artificial externa',
  Prazos: 'apagar, limpeza, por quanto tempo se guarda',
  'Levar os dados da paróquia': 'cópia de segurança, backup, exportar tudo, arquivo',
} as const;

export type SettingsPart = keyof typeof SETTINGS_PARTS;

export const PARTS = Object.keys(SETTINGS_PARTS) as SettingsPart[];

/** Where a part has its own page: '/settings/feriados-municipais'. */
export const addressOf = (part: SettingsPart): string => `/settings/${plain(part).replaceAll(' ', '-')}`;

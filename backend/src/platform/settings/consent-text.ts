import { createHash } from 'node:crypto';
import { ofChurch } from '../text.js';
import type { ParishSettings } from './settings.js';

/** What a person agrees to. It is stored as they read it; who agreed to another text is asked anew. */
export interface ConsentText {
  /** SHA-256 of {@link wordsOf} the text, in hexadecimal. */
  version: string;
  title: string;
  /** What must stand out on the page: LGPD art. 11, I asks for consent that is specific and highlighted. */
  highlight: string;
  paragraphs: string[];
  /** Stands beside the box to tick. */
  statement: string;
  /** The same for the guardian of somebody under 18 (art. 14). */
  guardianStatement: string;
}

/** The settings that the text names. */
export const CONSENT_SETTINGS = ['parishName', 'city', 'dpoName', 'dpoContact', 'externalAiAllowed'] as const;

type Parish = Pick<ParishSettings, (typeof CONSENT_SETTINGS)[number]>;

/**
 * The consent for this parish: Lei 13.709/2018 (LGPD), art. 5, II (religious conviction is sensitive data), art. 8
 * (withdrawable at any time), art. 9 (what must be told), art. 11, I, art. 14 (minors), art. 18 (rights), art. 33
 * (transfer abroad) and art. 41 (the data protection officer, whom a small controller may do without when there is a
 * contact: Resolução CD/ANPD 2/2022, art. 11).
 */
export function consentText(parish: Parish): Readonly<ConsentText> {
  return textOf(parish).text;
}

/**
 * Whether a person has agreed to the present text, or to a wording of it that only its grammar sets apart (ADR 66).
 * @param hashes of the texts that they agreed to.
 */
export function hasAgreed(hashes: readonly string[], parish: Parish): boolean {
  const { text, earlier } = textOf(parish);
  return hashes.includes(text.version) || hashes.includes(earlier.version);
}

interface Wordings {
  text: ConsentText;
  /** As it read until November 2026. */
  earlier: ConsentText;
}

/** What was asked for last: every request of somebody who is signed in asks for it, and it hardly changes. */
let latest: (Wordings & { of: string }) | null = null;

function textOf({ parishName, city, dpoName, dpoContact, externalAiAllowed }: Parish): Wordings {
  const parish = { parishName, city, dpoName, dpoContact, externalAiAllowed };
  const of = JSON.stringify(parish);
  if (latest?.of !== of)
    latest = {
      of,
      text: makeText(parish, ofChurch(parishName)),
      earlier: makeText(parish, `de ${parishName}`),
    };
  return latest;
}

function makeText(
  { parishName, city, dpoName, dpoContact, externalAiAllowed }: Parish,
  ofParish: string,
): ConsentText {
  const controller = city ? `${parishName}, ${city}` : parishName;
  const contact = dpoContact || `a secretaria ${ofParish}`;
  const text = {
    title: 'Consentimento para o uso dos seus dados',
    highlight:
      'Participar deste ministério revela a sua religião. A lei chama isso de dado pessoal sensível, e só o usamos se você permitir.',
    paragraphs: [
      `Quem responde pelos dados, como controlador, é ${controller}. ${
        dpoName
          ? `O encarregado pelos dados é ${dpoName}. Contato: ${contact}.`
          : `Para falar sobre os seus dados, procure ${contact}.`
      }`,
      'Guardamos o que você informar aqui e no seu perfil: nome, e-mail, telefone, data de nascimento, nome na escala, experiência, disponibilidade, datas dos sacramentos, foto e parentesco com outros ministros, e também as suas respostas, escalas, mensagens e formação. De menores de 18 anos guardamos também o nome e o contato do responsável.',
      'Usamos esses dados para uma única finalidade: organizar o ministério, isto é, analisar o seu cadastro, montar as escalas, avisar você e acompanhar a formação.',
      'A coordenação, o reitor e a administração do ministério veem os seus dados; no seu perfil você vê quem os abriu e quando. Os outros ministros veem o seu nome na escala e a sua foto. O seu telefone e o seu e-mail só aparecem a quem serve na mesma missa, e só se você ligar isso no perfil; os de menores de 18 anos não aparecem. Os dados ficam no servidor que a paróquia usa, e os e-mails passam pelo serviço de e-mail dela. Não vendemos nem cedemos os seus dados.',
      externalAiAllowed
        ? 'A paróquia usa uma inteligência artificial externa para ajudar a montar as escalas. Ela recebe as conversas da coordenação com o assistente, as missas e quem pode servir nelas, com um código no lugar de cada pessoa: sem nome, telefone, e-mail, data de nascimento nem motivo de saúde. A empresa que a oferece pode tratar isso fora do Brasil, o que é uma transferência internacional.'
        : 'Nada é enviado a uma inteligência artificial externa. Se a paróquia passar a usar uma, este texto muda e você será perguntado de novo.',
      'Guardamos os dados enquanto você participar do ministério. Depois eles são apagados nos prazos definidos pela paróquia: em regra, um cadastro rejeitado em seis meses, um cadastro sem resposta em um ano, os dados de quem deixou o ministério e os registros de uso do sistema em cinco anos.',
      'Você pode ver, corrigir e baixar os seus dados, e apagá-los com a sua conta, a qualquer momento, no seu perfil. Apagar os dados retira este consentimento: o que foi feito antes continua válido, as escalas antigas guardam só o número de pessoas, e fica, sem o seu nome, a prova de que você consentiu. Se preferir, peça à coordenação.',
      'Se achar que os seus dados não são bem cuidados, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD), em www.gov.br/anpd.',
      'Sem este consentimento não podemos receber o seu cadastro nem manter a sua conta.',
    ],
    statement:
      'Li e concordo, de forma livre e específica, que meus dados pessoais, inclusive os que revelam a minha religião, sejam usados para organizar o ministério, como explicado acima.',
    guardianStatement:
      'Sou responsável legal por esta pessoa, menor de 18 anos, e concordo que seus dados pessoais, inclusive os que revelam a sua religião, sejam usados para organizar o ministério, como explicado acima.',
  };
  return { version: createHash('sha256').update(wordsOf(text)).digest('hex'), ...text };
}

/** All words of the text, as they are hashed and stored. */
export function wordsOf(text: Omit<ConsentText, 'version'>): string {
  const { title, highlight, paragraphs, statement, guardianStatement } = text;
  return [title, highlight, ...paragraphs, statement, guardianStatement].join('\n\n');
}

import type { Answer } from '../../api/client.ts';
import { askingWords } from '../../shared/asking.ts';

/** Under which what is typed of a request is kept on the device. */
export const requestDraft = (assignmentId: number): string => `substitution.${assignmentId}`;

/** What is told once a request for a substitute has arrived. */
export const askedToast = ({ namedName, nextWaveAt }: Answer<'POST /api/substitutions'>) => ({
  title: 'Substituição solicitada',
  description:
    nextWaveAt === null
      ? 'A coordenação vê o seu pedido.'
      : `${askingWords(nextWaveAt, new Date())} a ${namedName ?? 'quem pode servir'} e avisamos você da resposta.`,
});

import { dateTimeOf } from '../../lib/dates.ts';
import type { Words } from '../../api/queries.ts';
import type { Saving } from '../resource/saving.ts';

/**
 * What saving a notice does.
 * @param publishedAt when it is to appear, as it is typed now: an instant, nothing, or what is no moment yet.
 * @param before when it was to appear until now; null for a new one and for a draft.
 * @param now an instant.
 */
export function savingOf(publishedAt: string | null, before: string | null, now: string): Saving {
  const seen = before !== null && before <= now;
  if (!publishedAt)
    return seen
      ? { label: 'Salvar', words: 'Já está publicada. Sem data, volta a ser rascunho e ninguém mais a vê.' }
      : { label: 'Salvar rascunho', words: 'Sem data em “Publicar em”, é um rascunho: ninguém a vê.' };
  if (Number.isNaN(Date.parse(publishedAt)) || !publishedAt.endsWith('Z')) return { label: 'Salvar' };
  if (publishedAt > now)
    return {
      label: 'Agendar',
      words: `${seen ? 'Já está publicada. Com esta data, some agora e volta' : 'Aparece para todos'} em ${dateTimeOf(publishedAt)}.`,
    };
  return seen
    ? { label: 'Salvar', words: 'Já está publicada: o que você mudar, todos veem na hora.' }
    : {
        label: 'Publicar',
        words: 'Todos a veem na hora, na página inicial e no Centro de Mensagens.',
      };
}

/** What has become of a notice that was saved; who sees it is said, as it may be everybody. */
export function savedWords(publishedAt: string | null, now: string): Words {
  if (publishedAt === null)
    return { title: 'Rascunho salvo', description: 'Ninguém mais vê: falta a data em “Publicar em”.' };
  return publishedAt > now
    ? { title: 'Notícia agendada', description: `Aparece para todos em ${dateTimeOf(publishedAt)}.` }
    : {
        title: 'Notícia publicada',
        description: 'Todos já a veem, na página inicial e no Centro de Mensagens.',
      };
}

import { renderToStaticMarkup } from 'react-dom/server';
import { formatShortDate } from '../platform/dates/format.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { isIsoDate } from '../platform/dates/month.js';
import { fieldLabel, SECTION_TITLES, valueLabel } from './personal-data-labels.js';
import type { PersonalData, PersonalDataRecord, PersonalDataSection } from './personal-data.js';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #2e2318; background: #fff; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
  h2 { border-bottom: 1px solid #e3d9c6; margin-top: 2.5rem; }
  article { border: 1px solid #e3d9c6; border-radius: 8px; padding: .75rem 1rem; margin: 1rem 0; break-inside: avoid; }
  dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; margin: 0; }
  dt { color: #6b5846; } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  img { max-width: 12rem; border-radius: 8px; }`;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/**
 * A person's data as a page of its own, in Portuguese: no script, nothing loaded from elsewhere, every text escaped.
 * @param timeZone IANA name of the parish's zone.
 */
export function personalDataPage(data: PersonalData, timeZone: string): string {
  return `<!doctype html>${renderToStaticMarkup(<Page data={data} timeZone={timeZone} />)}`;
}

function Page({ data, timeZone }: { data: PersonalData; timeZone: string }) {
  const { parishName, city, ministryTitle } = data.controller;
  const filled = (Object.keys(SECTION_TITLES) as PersonalDataSection[]).filter(
    (section) => data.sections[section].length > 0,
  );
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Meus dados</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <h1>Meus dados</h1>
        <p>
          Tudo o que {ministryTitle}, {[parishName, city].filter(Boolean).join(', ')}, guarda sobre você em{' '}
          {readable(data.exportedAt, timeZone)}. A senha não está aqui: dela guardamos só um resumo que não a
          revela.
        </p>
        {data.photo && <img src={data.photo} alt="Sua foto" />}
        {filled.map((section) => (
          <section key={section}>
            <h2>{SECTION_TITLES[section]}</h2>
            {data.sections[section].map((record, index) => (
              <article key={index}>
                <Fields record={record} timeZone={timeZone} />
              </article>
            ))}
          </section>
        ))}
      </body>
    </html>
  );
}

function Fields({ record, timeZone }: { record: PersonalDataRecord; timeZone: string }) {
  return (
    <dl>
      {Object.entries(record).map(([field, value]) => [
        <dt key={`${field}-name`}>{fieldLabel(field)}</dt>,
        <dd key={field}>
          {isRecord(value) ? (
            <Fields record={value} timeZone={timeZone} />
          ) : (
            readable(valueLabel(field, value), timeZone)
          )}
        </dd>,
      ])}
    </dl>
  );
}

function readable(value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return value.toLocaleString('pt-BR');
  if (Array.isArray(value)) return value.map((item: unknown) => readable(item, timeZone)).join(', ') || '—';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isIsoDate(value)) return formatShortDate(value);
  const instant = new Date(value);
  if (!INSTANT.test(value) || Number.isNaN(instant.getTime())) return value;
  const { date, time } = instantToLocal(instant, timeZone);
  return `${formatShortDate(date)} ${time}`;
}

function isRecord(value: unknown): value is PersonalDataRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

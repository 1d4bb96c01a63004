import { useState } from 'react';
import { hour, longDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { countPeople } from '../roster/calendar/calendar-model.ts';
import {
  CHANGE_LABELS,
  countsText,
  kindsOfMail,
  mailSummary,
  receive,
  searched,
  massesInMail,
  type PreviewMail,
  type PublicationPreview as Preview,
} from './publication-preview-model.ts';
import styles from './publication-preview.module.css';

const SHOWN_AT_FIRST = 8;

/** What publishing would do: how many places and mails, and person by person who is told what. */
export function PublicationPreview({ preview, title }: { preview: Preview; title: string }) {
  const { mailCount, mails, unreachable } = preview;
  return (
    <Stack>
      <WhatHappens preview={preview} title={title} />
      <Muted>{countsText(preview)}</Muted>
      {mails.length > 0 && (
        <Disclosure summary={`Quem recebe e-mail (${mailCount})`} open={mails.length <= SHOWN_AT_FIRST}>
          <Mails mails={mails} />
        </Disclosure>
      )}
      {unreachable.length > 0 && <Unreachable mails={unreachable} />}
    </Stack>
  );
}

function WhatHappens({ preview: { first, mailCount, mails }, title }: { preview: Preview; title: string }) {
  if (mailCount === 0) {
    return (
      <p>
        Ao publicar <strong>{title}</strong>, a escala aparece em “Minha Escala”. <strong>Ninguém</strong>{' '}
        recebe e-mail{first ? '' : ': nada mudou desde os últimos avisos'}.
      </p>
    );
  }
  if (first) {
    return (
      <p>
        Ao publicar <strong>{title}</strong>, <strong>{countPeople(mailCount)}</strong> {receive(mailCount)}{' '}
        um e-mail só com as suas próprias missas. A escala passa a aparecer em “Minha Escala”.
      </p>
    );
  }
  return (
    <p>
      As pessoas já foram avisadas antes sobre <strong>{title}</strong>. Ao publicar de novo,{' '}
      <strong>{countPeople(mailCount)}</strong> {receive(mailCount)} e-mail: {kindsOfMail(mails)}. Quem não
      tem mudança não recebe nada.
    </p>
  );
}

/** One disclosure a person; a search where there are many. */
function Mails({ mails }: { mails: readonly PreviewMail[] }) {
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const found = searched(mails, typed);
  const shown = all ? found : found.slice(0, SHOWN_AT_FIRST);
  return (
    <Stack gap={8}>
      {mails.length > SHOWN_AT_FIRST && (
        <TextField
          label="Buscar por nome"
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {found.length === 0 && <Muted>Ninguém com este nome recebe e-mail.</Muted>}
      <ul className={styles.people}>
        {shown.map((mail) => (
          <li key={mail.ministerId}>
            <Person mail={mail} />
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          Mostrar todos ({found.length})
        </Button>
      )}
    </Stack>
  );
}

function Person({ mail, unreachable = false }: { mail: PreviewMail; unreachable?: boolean }) {
  const { ministerId, scheduleName, email } = mail;
  return (
    <Disclosure
      summary={
        <span className={styles.who}>
          {scheduleName}
          <small>{mailSummary(mail)}</small>
        </span>
      }
    >
      <div className={styles.mail}>
        <ul className={styles.masses}>
          {massesInMail(mail).map(({ slotId, date, time, description, change }) => (
            <li key={slotId}>
              {change && <Badge tone={CHANGE_LABELS[change].tone}>{CHANGE_LABELS[change].label}</Badge>}
              <span>
                {longDate(date)}, {hour(time)} <small>{description}</small>
              </span>
            </li>
          ))}
        </ul>
        {unreachable ? (
          <ButtonLink to={`/ministers/${ministerId}`}>Abrir o cadastro de {scheduleName}</ButtonLink>
        ) : (
          <Muted>E-mail para {email}</Muted>
        )}
      </div>
    </Disclosure>
  );
}

function Unreachable({ mails }: { mails: readonly PreviewMail[] }) {
  const isOne = mails.length === 1;
  return (
    <Stack gap={8}>
      <Notice tone="warning" title={`${countPeople(mails.length)} ${isOne ? 'fica' : 'ficam'} sem aviso`}>
        {isOne ? 'A pessoa não tem conta, ou ela está desativada' : 'Não têm conta, ou ela está desativada'},
        e nenhum e-mail chega. Avise por telefone, ou dê o lugar a outra pessoa antes de publicar.
      </Notice>
      <ul className={styles.people}>
        {mails.map((mail) => (
          <li key={mail.ministerId}>
            <Person mail={mail} unreachable />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

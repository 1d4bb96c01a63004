import type { ReactElement } from 'react';
import type { Answer } from '../../api/client.ts';
import { shortDate } from '../../lib/dates.ts';
import { nationalPhone } from '../../lib/phone.ts';
import { ACCESS_LABELS, EXPERIENCE_LABELS, labelOf, ROLE_LABELS } from '../../api/labels.ts';
import { Avatar, initialsOf } from '../../ui/avatar.tsx';
import { useCan } from '../../shared/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ImportLink } from '../parts/import-link.tsx';
import type { Column } from '../resource/column.ts';
import { ChoiceFilter, choicesOf, searchInput, YesNoFilter } from '../resource/inputs.tsx';
import { ResourceList } from '../resource/resource-list.tsx';
import styles from '../resource/resource.module.css';

export type Minister = Answer<'GET /api/ministers/{id}'>;

const columns: [Column<Minister>, ...Column<Minister>[]] = [
  {
    label: 'Nome na escala',
    sort: 'scheduleName',
    text: ({ scheduleName }) => scheduleName,
    show: (minister) => (
      <span className={styles.person}>
        <Avatar photo={minister} letters={initialsOf(minister.scheduleName)} size={36} />
        <span>
          {minister.scheduleName}
          <small>{minister.fullName}</small>
          {minister.requestedName && <small>Pede mudança de nome</small>}
        </span>
      </span>
    ),
  },
  { label: 'Nome completo', text: ({ fullName }) => fullName, exportOnly: true },
  {
    label: 'Telefone',
    text: ({ phone }) => phone ?? '',
    exportOnly: true,
    onPaper: ({ phone }) => nationalPhone(phone ?? ''),
  },
  {
    label: 'E-mail',
    sort: 'email',
    text: ({ email }) => email ?? '',
    show: ({ email, phone }) =>
      (email !== null || phone !== null) && (
        <span className={styles.contact}>
          {email}
          <small>{phone}</small>
        </span>
      ),
  },
  {
    label: 'Experiência',
    sort: 'experience',
    text: ({ experience }) => labelOf(EXPERIENCE_LABELS, experience),
    wide: true,
  },
  {
    label: 'Acesso',
    text: ({ access }) => labelOf(ACCESS_LABELS, access),
    unbroken: true,
    wide: true,
    onPaper: false,
  },
  { label: 'Função', text: ({ role }) => labelOf(ROLE_LABELS, role), wide: true, onPaper: false },
  {
    label: 'Mandato até',
    sort: 'mandateUntil',
    text: ({ mandateUntil }) => (mandateUntil ? shortDate(mandateUntil) : ''),
    wide: true,
  },
  {
    label: 'Situação',
    badge: true,
    sort: 'isActive',
    text: ({ isActive }) => (isActive ? 'Ativo' : 'Inativo'),
    show: ({ isActive }) => (
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Ativo' : 'Inativo'}</Badge>
    ),
  },
];

const filters: [ReactElement, ...ReactElement[]] = [
  searchInput('Buscar por nome ou e-mail'),
  <YesNoFilter key="isActive" source="isActive" label="Ativo" />,
  <ChoiceFilter
    key="experience"
    source="experience"
    label="Experiência"
    choices={choicesOf(EXPERIENCE_LABELS)}
  />,
  <ChoiceFilter key="access" source="access" label="Acesso" choices={choicesOf(ACCESS_LABELS)} />,
  <ChoiceFilter
    key="role"
    source="role"
    label="Função"
    choices={choicesOf({ ministro: 'Ministro', coordenador: 'Coordenador' })}
  />,
];

const LINKS = [
  { label: 'Importar planilha', to: '/import' },
  { label: 'Convites', to: '/invitations' },
];

/** Everybody who serves: from approved requests, from an import, or made here without an account. */
export function MinisterList() {
  const writes = useCan()('people.write');
  return (
    <ResourceList
      title="Ministros"
      subtitle="Entram pela aprovação de cadastros, por uma planilha, ou sem conta por aqui"
      create="Cadastrar ministro"
      links={writes ? LINKS : undefined}
      prints
      columns={columns}
      sort={{ field: 'scheduleName', order: 'ASC' }}
      filters={filters}
      opens="edit"
      empty="Ainda não há ministros. Importe uma planilha, ou aprove o primeiro cadastro em “Cadastros e usuários”."
      next={<ImportLink />}
    />
  );
}

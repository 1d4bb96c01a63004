import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../resource/column.ts';
import { searchInput, YesNoFilter } from '../resource/inputs.tsx';
import { ResourceList } from '../resource/resource-list.tsx';
import { REPLACES, timesInWords, whenInWords, type MassRule } from './mass-rule-model.ts';

const columns: [Column<MassRule>, ...Column<MassRule>[]] = [
  { label: 'Missa', sort: 'name', text: ({ name }) => name },
  { label: 'Quando', text: ({ when }) => whenInWords(when) },
  { label: 'Horários', text: ({ times }) => timesInWords(times) },
  {
    label: 'Substitui',
    text: ({ replaces }) => REPLACES[replaces]!,
    show: ({ replaces }) => (replaces === 'none' ? 'Nada' : REPLACES[replaces]),
  },
  {
    label: 'Situação',
    text: ({ active }) => (active ? 'Em uso' : 'Fora de uso'),
    show: ({ active }) => (
      <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Em uso' : 'Fora de uso'}</Badge>
    ),
  },
];

/** The standard timetable: from it come masses, availability options and questions. */
export function MassRuleList() {
  return (
    <ResourceList
      title="Cronograma padrão"
      subtitle="Destas missas são feitas as escalas, as opções de disponibilidade e as perguntas"
      columns={columns}
      sort={{ field: 'position', order: 'ASC' }}
      filters={[searchInput('Buscar missa'), <YesNoFilter key="active" source="active" label="Em uso" />]}
      opens="edit"
      create="Nova missa"
      empty="O cronograma está vazio: sem ele as escalas nascem sem missas."
      next={
        <ButtonLink look="primary" to="/first-steps/timetable">
          Escolher um ponto de partida
        </ButtonLink>
      }
    />
  );
}

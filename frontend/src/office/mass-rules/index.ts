import type { ResourceProps } from 'react-admin';
import { MassRuleCreate, MassRuleEdit } from './mass-rule-form.tsx';
import { MassRuleList } from './mass-rule-list.tsx';

export default {
  list: MassRuleList,
  edit: MassRuleEdit,
  create: MassRuleCreate,
  recordRepresentation: 'name',
} satisfies Partial<ResourceProps>;

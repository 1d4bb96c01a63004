import type { ResourceProps } from 'react-admin';
import { MinisterCreate } from './minister-create.tsx';
import { MinisterEdit } from './minister-edit.tsx';
import { MinisterList } from './minister-list.tsx';

export default {
  list: MinisterList,
  create: MinisterCreate,
  edit: MinisterEdit,
  recordRepresentation: 'scheduleName',
} satisfies Partial<ResourceProps>;

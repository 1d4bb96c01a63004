import type { ResourceProps } from 'react-admin';
import { MinisterEdit } from './minister-edit.tsx';
import { MinisterList } from './minister-list.tsx';

export default {
  list: MinisterList,
  edit: MinisterEdit,
  recordRepresentation: 'scheduleName',
} satisfies Partial<ResourceProps>;

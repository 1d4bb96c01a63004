import type { ResourceProps } from 'react-admin';
import { MaterialCreate, MaterialEdit, MaterialList } from './liturgical-materials.tsx';
import { ProcedureCreate, ProcedureEdit, ProcedureList } from './procedures.tsx';

export const liturgicalMaterials = {
  list: MaterialList,
  edit: MaterialEdit,
  create: MaterialCreate,
  recordRepresentation: 'name',
} satisfies Partial<ResourceProps>;

export const procedures = {
  list: ProcedureList,
  edit: ProcedureEdit,
  create: ProcedureCreate,
  recordRepresentation: 'title',
} satisfies Partial<ResourceProps>;

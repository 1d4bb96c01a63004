import type { ResourceProps } from 'react-admin';

export const liturgicalMaterials = {} satisfies Partial<ResourceProps>;
export const procedures = {} satisfies Partial<ResourceProps>;

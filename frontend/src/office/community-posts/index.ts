import type { ResourceProps } from 'react-admin';

export default {} satisfies Partial<ResourceProps>;

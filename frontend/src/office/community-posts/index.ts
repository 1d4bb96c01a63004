import type { ResourceProps } from 'react-admin';
import { CommunityPostCreate, CommunityPostEdit, CommunityPostList } from './community-posts.tsx';

export default {
  list: CommunityPostList,
  edit: CommunityPostEdit,
  create: CommunityPostCreate,
  recordRepresentation: 'title',
} satisfies Partial<ResourceProps>;

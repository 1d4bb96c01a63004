export { PRIORITIES, PRIORITY_LABELS, type Priority } from './news-post.entity.js';

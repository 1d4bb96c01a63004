export { PRIORITIES, type Priority } from './news-post.entity.js';

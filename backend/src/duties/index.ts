export { mayBeReminded } from './may-be-reminded.js';

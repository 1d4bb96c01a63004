export { AiRulesService } from './ai-rules.service.js';

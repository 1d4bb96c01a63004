export { type AttemptLimit, AttemptsService, LIMITS } from './attempts.service.js';
export { AuthModule } from './auth.module.js';
export { OneTimeTokensService } from './one-time-tokens.service.js';
export { OwnPasswordService } from './own-password.service.js';
export { PasswordsService } from './passwords.service.js';
export { SessionsService } from './sessions.service.js';
export { SetupLinksService } from './setup-links.service.js';

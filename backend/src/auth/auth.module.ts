import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { MailModule } from '../mail/index.js';
import { AccessGuard } from './access.guard.js';
import { AttemptsService } from './attempts.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { KnownDevicesService } from './known-devices.service.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';
import { OwnPasswordService } from './own-password.service.js';
import { PasswordChangesService } from './password-changes.service.js';
import { PasswordsService } from './passwords.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorsService } from './second-factors.service.js';
import { SessionTokensService, TOKEN_CHECKS, TOKEN_SIGNING } from './session-tokens.service.js';
import { SessionsService } from './sessions.service.js';
import { SessionStrategy } from './session.strategy.js';
import { SetupLinksService } from './setup-links.service.js';

@Module({
  imports: [
    MailModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: RunningEnv) => ({
        // Of a text it would first be tried, at each token, whether it is a private key.
        secret: createSecretKey(Buffer.from(env.jwtSecret)),
        signOptions: TOKEN_SIGNING,
        verifyOptions: TOKEN_CHECKS,
      }),
    }),
  ],
  controllers: [AuthController, SecondFactorController],
  providers: [
    AttemptsService,
    AuthService,
    KnownDevicesService,
    OneTimeTokensService,
    OwnPasswordService,
    PasswordChangesService,
    PasswordsService,
    SecondFactorsService,
    SessionStrategy,
    SessionTokensService,
    SessionsService,
    SetupLinksService,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    AttemptsService,
    OneTimeTokensService,
    OwnPasswordService,
    PasswordsService,
    SecondFactorsService,
    SessionsService,
    SetupLinksService,
  ],
})
export class AuthModule {}

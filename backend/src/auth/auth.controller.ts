import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CurrentSession, Public } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import {
  ChangePasswordRequest,
  CurrentUserResponse,
  ForgotPasswordRequest,
  LoginRequest,
  LoginResponse,
  PasswordByTokenRequest,
  PasswordSetResponse,
  RegisterRequest,
  SessionEndedResponse,
  SessionResponse,
  TokenRequest,
  TokenStateResponse,
} from './auth.dto.js';
import { AuthService, type SignedIn } from './auth.service.js';
import { PasswordChangesService } from './password-changes.service.js';
import { SessionTokensService } from './session-tokens.service.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('Acesso')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly passwords: PasswordChangesService,
    private readonly sessions: SessionsService,
    private readonly tokens: SessionTokensService,
  ) {}

  @Post('auth/login')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: LoginResponse })
  @ApiOperation({ operationId: 'login', summary: 'Entra no sistema' })
  @ApiErrors(400, 401, 403, 429)
  async login(
    @Body() body: LoginRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    return signedIn(reply, await this.auth.login(body));
  }

  @Post('auth/register')
  @Public({ knowsVisitor: true })
  @ApiCreatedResponse({ type: LoginResponse })
  @ApiOperation({
    operationId: 'register',
    summary:
      'Cria uma conta que só vê a própria solicitação; o token vale depois que o e-mail é confirmado, e a resposta não diz se o e-mail já tem conta',
  })
  @ApiErrors(400, 403, 409, 429)
  async register(
    @Body() body: RegisterRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    return signedIn(reply, await this.auth.register(body));
  }

  @Get('auth/me')
  @Access('account.own', { beforeConsent: true })
  @ApiOkResponse({ type: CurrentUserResponse })
  @ApiOperation({ operationId: 'getCurrentUser', summary: 'Quem está na sessão e o que pode fazer' })
  me(@CurrentSession() session: Session): Promise<CurrentUserResponse> {
    return this.auth.me(session);
  }

  @Get('user/me')
  @Access('account.own', { beforeConsent: true })
  @ApiOkResponse({ type: CurrentUserResponse })
  @ApiOperation({ operationId: 'getMyUser', summary: 'O mesmo que /api/auth/me' })
  myUser(@CurrentSession() session: Session): Promise<CurrentUserResponse> {
    return this.auth.me(session);
  }

  @Get('auth/validate-token/:token')
  @Public()
  @ApiOkResponse({ type: TokenStateResponse })
  @ApiOperation({ operationId: 'validateSetupToken', summary: 'Diz se um link de primeira senha ainda vale' })
  @ApiErrors(429)
  validateSetupToken(@Param('token') token: string): Promise<TokenStateResponse> {
    return this.passwords.stateOf(token, 'setup');
  }

  @Post('auth/setup-password')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: PasswordSetResponse })
  @ApiOperation({ operationId: 'setupPassword', summary: 'Define a primeira senha com um link' })
  @ApiErrors(400, 429)
  async setupPassword(
    @Body() { token, password }: PasswordByTokenRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordSetResponse> {
    const { email, cookie } = await this.passwords.setPasswordByLink(token, password, 'setup');
    void reply.header('set-cookie', cookie);
    return { message: 'Senha definida com sucesso', email };
  }

  @Post('auth/forgot-password')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: DoneResponse })
  @ApiOperation({ operationId: 'forgotPassword', summary: 'Pede um link para trocar a senha' })
  @ApiErrors(400, 429)
  async forgotPassword(@Body() { email }: ForgotPasswordRequest): Promise<DoneResponse> {
    await this.passwords.forgotPassword(email);
    return { message: 'Se houver uma conta com este e-mail, enviaremos um link para criar uma nova senha.' };
  }

  @Get('auth/validate-reset-token/:token')
  @Public()
  @ApiOkResponse({ type: TokenStateResponse })
  @ApiOperation({ operationId: 'validateResetToken', summary: 'Diz se um link de troca de senha ainda vale' })
  @ApiErrors(429)
  validateResetToken(@Param('token') token: string): Promise<TokenStateResponse> {
    return this.passwords.stateOf(token, 'reset');
  }

  @Post('auth/reset-password')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: PasswordSetResponse })
  @ApiOperation({ operationId: 'resetPassword', summary: 'Troca a senha com um link' })
  @ApiErrors(400, 429)
  async resetPassword(
    @Body() { token, password }: PasswordByTokenRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordSetResponse> {
    const { email, cookie } = await this.passwords.setPasswordByLink(token, password, 'reset');
    void reply.header('set-cookie', cookie);
    return { message: 'Senha redefinida com sucesso', email };
  }

  @Post('auth/verify-email')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: DoneResponse })
  @ApiOperation({ operationId: 'verifyEmail', summary: 'Confirma o e-mail de uma conta' })
  @ApiErrors(400, 429)
  async verifyEmail(@Body() { token }: TokenRequest): Promise<DoneResponse> {
    await this.auth.verifyEmail(token);
    return { message: 'E-mail confirmado' };
  }

  @Post('auth/change-password')
  @Access('account.own')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginResponse })
  @ApiOperation({
    operationId: 'changePassword',
    summary: 'Troca a senha de quem está na sessão; as outras sessões terminam',
  })
  @ApiErrors(400, 429)
  async changePassword(
    @CurrentSession() session: Session,
    @Body() body: ChangePasswordRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResponse> {
    return signedIn(reply, await this.passwords.changePassword(session, body));
  }

  @Post('auth/logout')
  @Access('account.own', { beforeConsent: true })
  @HttpCode(200)
  @ApiOkResponse({ type: DoneResponse })
  @ApiOperation({ operationId: 'logout', summary: 'Termina a sessão deste aparelho; as outras continuam' })
  async logout(
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneResponse> {
    await this.sessions.endThis(session);
    void reply.header('set-cookie', this.tokens.clearedPhotoCookie());
    return { message: 'Sessão encerrada' };
  }

  @Get('auth/sessions')
  @Access('account.own')
  @ApiOkResponse({ type: [SessionResponse] })
  @ApiOperation({ operationId: 'listMySessions', summary: 'Os aparelhos em que se está conectado' })
  listSessions(@CurrentSession() session: Session): Promise<SessionResponse[]> {
    return this.sessions.list(session);
  }

  @Delete('auth/sessions/:id')
  @Access('account.own')
  @ApiOkResponse({ type: SessionEndedResponse })
  @ApiOperation({
    operationId: 'endMySession',
    summary: 'Sai de outro aparelho; o endereço de agenda, que ele pode conhecer, também deixa de valer',
  })
  @ApiErrors(404)
  endSession(@CurrentSession() session: Session, @IdParam() id: number): Promise<SessionEndedResponse> {
    return this.sessions.endOther(session, id);
  }

  @Delete('auth/sessions')
  @Access('account.own')
  @ApiOkResponse({ type: DoneResponse })
  @ApiOperation({
    operationId: 'endMySessions',
    summary: 'Sai de todos os aparelhos, deste também; o endereço de agenda deixa de valer',
  })
  async endSessions(
    @CurrentSession() session: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneResponse> {
    await this.sessions.endAll(session);
    void reply.header('set-cookie', this.tokens.clearedPhotoCookie());
    return { message: 'Você saiu de todos os aparelhos' };
  }
}

function signedIn(reply: FastifyReply, { body, cookies }: SignedIn): LoginResponse {
  void reply.header('set-cookie', cookies);
  return body;
}

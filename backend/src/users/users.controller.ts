import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { KeptTextsRequest, WrittenTextResponse } from '../privacy/index.js';
import {
  ResetSecondFactorRequest,
  SetEmailRequest,
  SetupLinkResponse,
  UpdateUserRequest,
  UserResponse,
} from './users.dto.js';
import { USERS, UsersService } from './users.service.js';

@ApiTags('Ministros')
@Controller('ministers')
export class MinisterRemovalController {
  constructor(private readonly users: UsersService) {}

  @Delete(':id')
  @Access('users.manage')
  @ApiOperation({
    operationId: 'deleteMinister',
    summary: 'Apaga os dados de um ministro sem conta; os de quem tem conta, pela conta',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  async remove(@IdParam() id: number): Promise<DeletedResponse> {
    await this.users.removeMinister(id);
    return { id };
  }
}

@ApiTags('Usuários')
@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Access('users.manage')
  @Traced('list-read', 'user')
  @ApiOperation({ operationId: 'listUsers', summary: 'As contas' })
  @ApiList(USERS)
  @ApiOkResponse({ type: [UserResponse] })
  @ApiErrors(400)
  list(@List(USERS) query: ListQuery): Promise<Page<UserResponse>> {
    return this.users.list(query);
  }

  @Get(':id')
  @Access('users.manage')
  @ApiOperation({ operationId: 'getUser', summary: 'Uma conta' })
  @ApiOkResponse({ type: UserResponse })
  @ApiErrors(404)
  read(@IdParam() id: number): Promise<UserResponse> {
    return this.users.read(id);
  }

  @Put(':id')
  @Access('users.manage')
  @ApiOperation({
    operationId: 'updateUser',
    summary: 'Muda a função, desativa ou reativa; as sessões da pessoa terminam',
  })
  @ApiOkResponse({ type: UserResponse })
  @ApiErrors(400, 404, 422)
  change(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: UpdateUserRequest,
  ): Promise<UserResponse> {
    return this.users.change(session, id, body);
  }

  @Put(':id/email')
  @Access('users.manage')
  @ApiOperation({
    operationId: 'setUserEmail',
    summary:
      'Dá outro e-mail a quem perdeu o seu; pede a própria senha, e a pessoa é avisada no sistema e no e-mail antigo',
  })
  @ApiOkResponse({ type: UserResponse })
  @ApiErrors(400, 404, 409, 422, 429)
  setEmail(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: SetEmailRequest,
  ): Promise<UserResponse> {
    return this.users.setEmail(session, id, body);
  }

  @Delete(':id')
  @Access('users.manage')
  @ApiOperation({
    operationId: 'deleteUser',
    summary: 'Exclui a conta e os dados da pessoa: cadastro, escalas, histórico, foto',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404, 422)
  async remove(@CurrentSession() session: Session, @IdParam() id: number): Promise<DeletedResponse> {
    await this.users.remove(session, id);
    return { id };
  }

  @Get(':id/written')
  @Access('users.manage')
  @Traced('record-read', 'user')
  @ApiOperation({
    operationId: 'listWrittenTexts',
    summary: 'O que a pessoa escreveu em lugares de todos, para decidir o que fica quando a conta é excluída',
  })
  @ApiOkResponse({ type: [WrittenTextResponse] })
  @ApiErrors(404)
  listWritten(@IdParam() id: number): Promise<WrittenTextResponse[]> {
    return this.users.writtenTexts(id);
  }

  @Post(':id/erase')
  @Access('users.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'eraseUser',
    summary: 'Exclui a conta e os dados da pessoa, e dos textos dela em lugares de todos os que não ficam',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(400, 404, 422)
  async erase(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() { keeps = [] }: KeptTextsRequest,
  ): Promise<DeletedResponse> {
    await this.users.remove(session, id, keeps);
    return { id };
  }

  @Post(':id/setup-link')
  @Access('users.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'renewSetupLink',
    summary: 'Novo link para criar a senha, enviado também por e-mail; os anteriores deixam de valer',
  })
  @ApiOkResponse({ type: SetupLinkResponse })
  @ApiErrors(404, 422)
  renewSetupLink(@IdParam() id: number): Promise<SetupLinkResponse> {
    return this.users.renewSetupLink(id);
  }

  @Post(':id/second-factor/reset')
  @Access('users.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'resetSecondFactor',
    summary:
      'Retira a verificação em duas etapas de quem perdeu o aplicativo e os códigos; pede a própria senha, e a pessoa é avisada',
  })
  @ApiOkResponse({ type: UserResponse })
  @ApiErrors(400, 404, 422, 429)
  resetSecondFactor(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() { password }: ResetSecondFactorRequest,
  ): Promise<UserResponse> {
    return this.users.resetSecondFactor(session, id, password);
  }
}

import { Body, Controller, Get, HttpCode, Patch, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page, WrittenPage } from '../platform/lists/page.js';
import { FullNamesService } from './full-names.service.js';
import { MINISTERS } from './minister-rows.js';
import { InvitationsService } from './invitations.service.js';
import {
  CreateMinisterRequest,
  DecideNameRequest,
  GiveAccountRequest,
  InvitableResponse,
  InvitationLinkResponse,
  InvitedResponse,
  InviteRequest,
  MinisterCardResponse,
  MinisterResponse,
  UpdateMinisterRequest,
} from './ministers.dto.js';
import { MinistersService } from './ministers.service.js';

@ApiTags('Ministros')
@Controller('ministers')
export class MinistersController {
  constructor(
    private readonly ministers: MinistersService,
    private readonly invitations: InvitationsService,
    private readonly fullNames: FullNamesService,
  ) {}

  @Get()
  @Access('people.read')
  @Traced('list-read', 'minister')
  @ApiOperation({ operationId: 'listMinisters', summary: 'Os ministros' })
  @ApiList(MINISTERS)
  @ApiOkResponse({ type: [MinisterResponse] })
  @ApiErrors(400)
  list(@List(MINISTERS) query: ListQuery): Promise<WrittenPage> {
    return this.ministers.list(query);
  }

  @Get('me')
  @Access('account.own')
  @ApiOperation({ operationId: 'getMyMinister', summary: 'O perfil de quem está na sessão' })
  @ApiOkResponse({ type: MinisterResponse })
  @ApiErrors(404)
  readOwn(@CurrentSession() session: Session): Promise<MinisterResponse> {
    return this.ministers.readOwn(session);
  }

  @Get('all')
  @Access('ministers.directory')
  @Traced('list-read', 'minister', 'people.read')
  @ApiOperation({
    operationId: 'listAllMinisters',
    summary:
      'Todos: registros completos para quem coordena; para ministros, nome na escala e foto de quem serve',
  })
  @ApiList(MINISTERS)
  @ApiExtraModels(MinisterResponse, MinisterCardResponse)
  @ApiOkResponse({
    schema: {
      type: 'array',
      items: {
        anyOf: [{ $ref: getSchemaPath(MinisterResponse) }, { $ref: getSchemaPath(MinisterCardResponse) }],
      },
    },
  })
  @ApiErrors(400)
  listAll(
    @CurrentSession() session: Session,
    @Query() query: Record<string, unknown>,
  ): Promise<WrittenPage | Page<MinisterCardResponse>> {
    return this.ministers.listAll(session, query);
  }

  @Post()
  @Access('people.write')
  @ApiOperation({
    operationId: 'createMinister',
    summary: 'Cadastra alguém sem conta, cujo perfil a coordenação mantém',
  })
  @ApiCreatedResponse({ type: MinisterResponse })
  @ApiErrors(400, 409)
  create(@CurrentSession() session: Session, @Body() body: CreateMinisterRequest): Promise<MinisterResponse> {
    return this.ministers.create(session, body);
  }

  @Get('invitations')
  @Access('people.write')
  @ApiOperation({
    operationId: 'countInvitable',
    summary: 'Quantas pessoas têm conta e ainda não criaram a senha',
  })
  @ApiOkResponse({ type: InvitableResponse })
  async countInvitable(): Promise<InvitableResponse> {
    return { invitable: await this.invitations.countInvitable() };
  }

  @Post('invitations/all')
  @Access('people.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'inviteAllMinisters',
    summary: 'Envia por e-mail o link para criar a senha a todos os que ainda não entraram',
  })
  @ApiOkResponse({ type: InvitedResponse })
  async inviteAll(): Promise<InvitedResponse> {
    return { invited: await this.invitations.inviteAll() };
  }

  @Post('invitations')
  @Access('people.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'inviteMinisters',
    summary: 'Envia por e-mail o link para criar a senha a quem, dentre estes, ainda não entrou',
  })
  @ApiOkResponse({ type: InvitedResponse })
  @ApiErrors(400)
  async invite(@Body() { ministerIds }: InviteRequest): Promise<InvitedResponse> {
    return { invited: await this.invitations.inviteAll(ministerIds) };
  }

  @Post(':id/account')
  @Access('people.write')
  @ApiOperation({
    operationId: 'giveAccount',
    summary: 'Dá uma conta a quem não tem; o registro e o histórico ficam, e o link é entregue em mãos',
  })
  @ApiCreatedResponse({ type: InvitationLinkResponse })
  @ApiErrors(400, 404, 409)
  async giveAccount(
    @IdParam() id: number,
    @Body() { email }: GiveAccountRequest,
  ): Promise<InvitationLinkResponse> {
    return { setupLink: await this.invitations.giveAccount(id, email) };
  }

  @Post(':id/setup-link')
  @Access('people.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'getInvitationLink',
    summary: 'Novo link para entregar em mãos a quem ainda não criou a senha; os anteriores deixam de valer',
  })
  @ApiOkResponse({ type: InvitationLinkResponse })
  @ApiErrors(404, 422)
  async link(@IdParam() id: number): Promise<InvitationLinkResponse> {
    return { setupLink: await this.invitations.link(id) };
  }

  @Get(':id')
  @Traced('record-read', 'minister')
  @Access('ministers.directory')
  @ApiOperation({
    operationId: 'getMinister',
    summary: 'Um ministro: o próprio, ou qualquer um para quem coordena',
  })
  @ApiOkResponse({ type: MinisterResponse })
  @ApiErrors(404)
  read(@CurrentSession() session: Session, @IdParam() id: number): Promise<MinisterResponse> {
    return this.ministers.read(session, id);
  }

  @Patch(':id')
  @Access('ministers.directory')
  @ApiOperation({
    operationId: 'updateMinister',
    summary:
      'Muda os campos enviados, dos que cabem a quem pede: o próprio perfil, ou qualquer um para a coordenação',
  })
  @ApiOkResponse({ type: MinisterResponse })
  @ApiErrors(400, 404, 409)
  change(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: UpdateMinisterRequest,
  ): Promise<MinisterResponse> {
    return this.ministers.change(session, id, body);
  }

  @Put(':id')
  @Access('ministers.directory')
  @ApiOperation({
    operationId: 'replaceMinister',
    summary: 'O mesmo que PATCH; campos ausentes ficam como estão',
  })
  @ApiOkResponse({ type: MinisterResponse })
  @ApiErrors(400, 404, 409)
  replace(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: UpdateMinisterRequest,
  ): Promise<MinisterResponse> {
    return this.ministers.change(session, id, body);
  }

  @Post(':id/name-decision')
  @Access('people.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'decideName',
    summary: 'Aceita ou recusa o nome completo que um ministro pede; a pessoa é avisada',
  })
  @ApiOkResponse({ type: MinisterResponse })
  @ApiErrors(400, 404, 409)
  async decideName(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: DecideNameRequest,
  ): Promise<MinisterResponse> {
    await this.fullNames.decide(session, id, body);
    return this.ministers.read(session, id);
  }
}

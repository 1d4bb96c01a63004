import '@fastify/multipart';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { AppError, invalid } from '../platform/errors/app-error.js';
import { IdParam } from '../platform/http/id-param.js';
import { sendFile } from '../platform/http/send-file.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { singleLine } from '../platform/text.js';
import {
  ColumnChoiceResponse,
  ImportKindQuery,
  ImportPeopleRequest,
  ImportPreviewResponse,
  ImportResponse,
  ImportRostersRequest,
  PastedTextRequest,
  RosterPreviewResponse,
  TableResponse,
} from './imports.dto.js';
import { IMPORTS, ImportsService } from './imports.service.js';
import { PeopleImportService } from './people/people-import.service.js';
import { RosterImportService } from './rosters/roster-import.service.js';
import { MAX_ROWS, tooManyRows, type Table } from './reading/table.js';
import { MAX_FILE_BYTES, TableReaderService } from './reading/table-reader.service.js';

/** Largest body of a table: 2,000 rows of some 1,000 letters. */
const MAX_TABLE_BYTES = 4 * 1024 * 1024;
const PASTED = 'Células coladas';

@ApiTags('Importação')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly people: PeopleImportService,
    private readonly rosters: RosterImportService,
    private readonly reader: TableReaderService,
  ) {}

  @Get()
  @Access('people.write')
  @ApiOperation({ operationId: 'listImports', summary: 'O que foi importado' })
  @ApiList(IMPORTS)
  @ApiOkResponse({ type: [ImportResponse] })
  @ApiErrors(400)
  list(@List(IMPORTS) query: ListQuery): Promise<Page<ImportResponse>> {
    return this.imports.list(query);
  }

  @Get('columns')
  @Access('people.write')
  @ApiOperation({ operationId: 'listImportColumns', summary: 'O que uma coluna da planilha pode ser' })
  @ApiOkResponse({ type: [ColumnChoiceResponse] })
  @ApiErrors(400)
  async columns(@Query() { kind }: ImportKindQuery): Promise<ColumnChoiceResponse[]> {
    return kind === 'rosters' ? this.rosters.columns() : this.people.columns();
  }

  @Get('model')
  @Access('people.write')
  @ApiOperation({ operationId: 'getImportModel', summary: 'Planilha modelo, pronta para preencher' })
  @ApiProduces('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async model(@Res() reply: FastifyReply): Promise<void> {
    const { options } = await this.people.index();
    const { modelWorkbook } = await import('./model-workbook.js');
    await sendFile(reply, {
      name: 'Modelo para importar ministros.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: await modelWorkbook(options),
    });
  }

  @Post('file')
  @Access('people.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'readImportFile',
    summary: 'Lê uma planilha (XLSX, CSV) ou cartões (vCard) de até 20 MB; nada é gravado',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  })
  @ApiOkResponse({ type: TableResponse })
  @ApiErrors(400, 413, 415)
  async readFile(@Req() request: FastifyRequest, @Query() { kind }: ImportKindQuery): Promise<TableResponse> {
    const { name, bytes } = await uploadedTable(request);
    return this.described(name, await this.reader.read(bytes), kind);
  }

  @Post('text')
  @Access('people.write')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: MAX_TABLE_BYTES })
  @ApiOperation({
    operationId: 'readImportText',
    summary: 'Lê células coladas de uma planilha; nada é gravado',
  })
  @ApiOkResponse({ type: TableResponse })
  @ApiErrors(400, 413)
  async readText(
    @Body() { text }: PastedTextRequest,
    @Query() { kind }: ImportKindQuery,
  ): Promise<TableResponse> {
    return this.described(PASTED, await this.reader.read(Buffer.from(text)), kind);
  }

  @Post('people/preview')
  @Access('people.write')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: MAX_TABLE_BYTES })
  @ApiOperation({ operationId: 'previewPeopleImport', summary: 'O que cada linha faria; nada é gravado' })
  @ApiOkResponse({ type: ImportPreviewResponse })
  @ApiErrors(400, 409, 413)
  preview(
    @CurrentSession() session: Session,
    @Body() body: ImportPeopleRequest,
  ): Promise<ImportPreviewResponse> {
    return this.people.preview(session, body);
  }

  @Post('people')
  @Access('people.write')
  @RouteConfig({ bodyLimit: MAX_TABLE_BYTES })
  @ApiOperation({ operationId: 'importPeople', summary: 'Cadastra as pessoas das linhas: todas, ou nenhuma' })
  @ApiCreatedResponse({ type: ImportResponse })
  @ApiErrors(400, 409, 413, 422)
  async import(
    @CurrentSession() session: Session,
    @Body() body: ImportPeopleRequest,
  ): Promise<ImportResponse> {
    const { id } = await this.people.import(session, body);
    return this.imports.read(id);
  }

  @Post('rosters/preview')
  @Access('people.write')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: MAX_TABLE_BYTES })
  @ApiOperation({
    operationId: 'previewRostersImport',
    summary: 'Que escalas passadas as linhas fariam, e de quem são os nomes; nada é gravado',
  })
  @ApiOkResponse({ type: RosterPreviewResponse })
  @ApiErrors(400, 409, 413, 422)
  previewRosters(
    @CurrentSession() session: Session,
    @Body() body: ImportRostersRequest,
  ): Promise<RosterPreviewResponse> {
    return this.rosters.preview(session, body);
  }

  @Post('rosters')
  @Access('people.write')
  @RouteConfig({ bodyLimit: MAX_TABLE_BYTES })
  @ApiOperation({
    operationId: 'importRosters',
    summary: 'Guarda as escalas passadas das linhas: todas, ou nenhuma; ninguém é avisado',
  })
  @ApiCreatedResponse({ type: ImportResponse })
  @ApiErrors(400, 409, 413, 422)
  async importRosters(
    @CurrentSession() session: Session,
    @Body() body: ImportRostersRequest,
  ): Promise<ImportResponse> {
    const { id } = await this.rosters.import(session, body);
    return this.imports.read(id);
  }

  @Post(':id/undo')
  @Access('people.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'undoImport',
    summary: 'Desfaz uma importação inteira, enquanto ninguém dela entrou no sistema',
  })
  @ApiOkResponse({ type: ImportResponse })
  @ApiErrors(404, 409, 422)
  undo(@CurrentSession() session: Session, @IdParam() id: number): Promise<ImportResponse> {
    return this.imports.undo(session, id);
  }

  /** The table in what was sent, without what stands above its headings, with what its columns seem to be. */
  private async described(
    fileName: string,
    sheets: readonly Table[],
    kind: ImportKindQuery['kind'],
  ): Promise<TableResponse> {
    const { rows, ...rest } =
      kind === 'rosters' ? await this.rosters.describe(sheets, fileName) : await this.people.describe(sheets);
    if (rows.length === 0) throw invalid('A planilha só tem títulos. Preencha ao menos uma linha.');
    if (rows.length > MAX_ROWS) throw invalid(tooManyRows().message);
    return { fileName, lines: rows.map((cells) => cells.join('\t')), ...rest };
  }
}

/** @throws AppError 400 for a broken form or none, 413 above 20 MB, 415 when it is no form. */
async function uploadedTable(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart())
    throw new AppError(415, 'unsupported-media-type', 'Envie o arquivo como um formulário, no campo file.');
  try {
    for await (const part of request.files({ limits: { fileSize: MAX_FILE_BYTES } })) {
      if (part.fieldname === 'file')
        return {
          name: singleLine(part.filename || 'planilha').slice(0, 200) || 'planilha',
          bytes: await part.toBuffer(),
        };
      part.file.resume();
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError(
        413,
        'too-large',
        'O arquivo deve ter no máximo 20 MB. Copie só a lista para uma planilha nova.',
      );
    throw invalid('O arquivo não pôde ser recebido. Tente novamente.');
  }
  const message = 'Escolha um arquivo.';
  throw invalid(message, { file: message });
}

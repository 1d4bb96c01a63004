import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { CreateNewsRequest, NewsResponse, UpdateNewsRequest } from './news.dto.js';
import { NEWS, NewsService } from './news.service.js';

@ApiTags('Notícias')
@Controller('news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get()
  @Access('content.read')
  @ApiOperation({ operationId: 'listNews', summary: 'As notícias; rascunhos só para quem escreve' })
  @ApiList(NEWS)
  @ApiOkResponse({ type: [NewsResponse] })
  @ApiErrors(400)
  list(@CurrentSession() session: Session, @List(NEWS) query: ListQuery): Promise<Page<NewsResponse>> {
    return this.news.list(session, query);
  }

  @Get(':id')
  @Access('content.read')
  @ApiOperation({ operationId: 'getNews', summary: 'Uma notícia' })
  @ApiOkResponse({ type: NewsResponse })
  @ApiErrors(404)
  read(@CurrentSession() session: Session, @IdParam() id: number): Promise<NewsResponse> {
    return this.news.read(session, id);
  }

  @Post()
  @Access('news.write')
  @ApiOperation({ operationId: 'createNews', summary: 'Escreve uma notícia' })
  @ApiCreatedResponse({ type: NewsResponse })
  @ApiErrors(400)
  create(@CurrentSession() session: Session, @Body() body: CreateNewsRequest): Promise<NewsResponse> {
    return this.news.create(session, body);
  }

  @Put(':id')
  @Access('news.write')
  @ApiOperation({ operationId: 'updateNews', summary: 'Muda uma notícia' })
  @ApiOkResponse({ type: NewsResponse })
  @ApiErrors(400, 404)
  update(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: UpdateNewsRequest,
  ): Promise<NewsResponse> {
    return this.news.change(session, id, body);
  }

  @Delete(':id')
  @Access('news.write')
  @ApiOperation({ operationId: 'deleteNews', summary: 'Exclui uma notícia' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  remove(@IdParam() id: number): Promise<DeletedResponse> {
    return this.news.remove(id);
  }
}

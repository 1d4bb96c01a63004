import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import {
  CommunityPostResponse,
  CreateCommunityPostRequest,
  UpdateCommunityPostRequest,
} from './community-posts.dto.js';
import { COMMUNITY_POSTS, CommunityPostsService } from './community-posts.service.js';

@ApiTags('Comunidade')
@Controller('community-posts')
export class CommunityPostsController {
  constructor(private readonly posts: CommunityPostsService) {}

  @Get()
  @Access('content.read')
  @ApiOperation({ operationId: 'listCommunityPosts', summary: 'O mural; as publicações fixadas primeiro' })
  @ApiList(COMMUNITY_POSTS)
  @ApiOkResponse({ type: [CommunityPostResponse] })
  @ApiErrors(400)
  list(@List(COMMUNITY_POSTS) query: ListQuery): Promise<Page<CommunityPostResponse>> {
    return this.posts.list(query);
  }

  @Get(':id')
  @Access('content.read')
  @ApiOperation({ operationId: 'getCommunityPost', summary: 'Uma publicação do mural' })
  @ApiOkResponse({ type: CommunityPostResponse })
  @ApiErrors(404)
  read(@IdParam() id: number): Promise<CommunityPostResponse> {
    return this.posts.read(id);
  }

  @Post()
  @Access('news.write')
  @ApiOperation({ operationId: 'createCommunityPost', summary: 'Publica no mural' })
  @ApiCreatedResponse({ type: CommunityPostResponse })
  @ApiErrors(400)
  create(
    @CurrentSession() session: Session,
    @Body() body: CreateCommunityPostRequest,
  ): Promise<CommunityPostResponse> {
    return this.posts.create(session, body);
  }

  @Put(':id')
  @Access('news.write')
  @ApiOperation({ operationId: 'updateCommunityPost', summary: 'Muda ou fixa uma publicação do mural' })
  @ApiOkResponse({ type: CommunityPostResponse })
  @ApiErrors(400, 404)
  update(@IdParam() id: number, @Body() body: UpdateCommunityPostRequest): Promise<CommunityPostResponse> {
    return this.posts.change(id, body);
  }

  @Delete(':id')
  @Access('news.write')
  @ApiOperation({ operationId: 'deleteCommunityPost', summary: 'Exclui uma publicação do mural' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  remove(@IdParam() id: number): Promise<DeletedResponse> {
    return this.posts.remove(id);
  }
}

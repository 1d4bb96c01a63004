import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { notFound } from '../platform/errors/app-error.js';
import { PhotoUploadedResponse, UploadPhotoQuery } from './photos.dto.js';
import { uploadedPhoto } from './photo-upload.js';
import { PhotosService } from './photos.service.js';
import { sendPhoto } from './send-photo.js';

@ApiTags('Ministros')
@Controller()
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  @Post('ministers/upload-image')
  @Access('ministers.directory')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'uploadMinisterImage',
    summary: 'Troca a foto do próprio perfil; a coordenação pode trocar a de outra pessoa',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['profileImage'],
      properties: {
        profileImage: { type: 'string', format: 'binary', description: 'JPEG, PNG ou WebP até 2 MB.' },
      },
    },
  })
  @ApiOkResponse({ type: PhotoUploadedResponse })
  @ApiErrors(400, 404, 413, 415, 429)
  async upload(
    @CurrentSession() session: Session,
    @Query() query: UploadPhotoQuery,
    @Req() request: FastifyRequest,
  ): Promise<PhotoUploadedResponse> {
    const ministerId = query.ministerId ?? session.ministerId;
    if (ministerId === null) throw notFound('Você ainda não tem um perfil de ministro.');
    return { imageUrl: await this.photos.replace(session, ministerId, await uploadedPhoto(request)) };
  }

  @Get('photos/:file')
  @Access('account.own')
  @ApiOperation({
    operationId: 'getPhoto',
    summary: 'Uma foto de perfil; aceita também o cookie que o login grava para este caminho',
  })
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(404)
  async read(
    @CurrentSession() session: Session,
    @Param('file') file: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const photo = await this.photos.read(session, file);
    await sendPhoto(reply, photo);
  }
}

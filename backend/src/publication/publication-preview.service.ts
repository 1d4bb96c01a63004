import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { PublicationService } from './publication.service.js';
import type { PreviewMailResponse, PublicationPreviewResponse } from './publication-preview.dto.js';
import { isKnown, newsOf, type RosterNews } from './roster-news.js';
import type { SheetMass } from './roster-sheet.js';
import { RosterSheetService } from './roster-sheet.service.js';

/** What publishing would do, before it is done. */
@Injectable()
export class PublicationPreviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly sheets: RosterSheetService,
    private readonly publication: PublicationService,
    private readonly clock: Clock,
  ) {}

  /**
   * Who would be told what if the schedule were published as it stands; the same reading orders the mails then.
   * @throws AppError 404 when there is no such schedule.
   */
  async read(scheduleId: number): Promise<PublicationPreviewResponse> {
    const sheet = await this.sheets.ofSchedule(scheduleId);
    const masses = new Map(sheet.masses.map((mass) => [mass.id, mass]));
    const counts = await this.publication.count(this.em, scheduleId);
    const news = await newsOf(this.em, scheduleId, this.clock.now());
    const told = (reachable: boolean) =>
      news.filter((person) => person.reachable === reachable).map((person) => toMail(person, masses));
    const mails = told(true);
    return {
      first: !(await isKnown(this.em, scheduleId)),
      ...counts,
      mailCount: mails.length,
      mails,
      unreachable: told(false),
    };
  }
}

function toMail(
  { ministerId, scheduleName, email, mail, ...news }: RosterNews,
  masses: ReadonlyMap<number, SheetMass>,
): PreviewMailResponse {
  const those = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const mass = masses.get(id);
      if (!mass) return [];
      const { date, time, description } = mass;
      return [{ slotId: id, date, time, description }];
    });
  return {
    ministerId,
    scheduleName,
    email,
    mail,
    masses: those(news.masses),
    added: those(news.added),
    removed: those(news.removed),
  };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { HOUR } from '../src/platform/clock.js';
import { CommunityPost } from '../src/messages/community-post.entity.js';
import { LiturgicalMaterial } from '../src/training/liturgical-material.entity.js';
import { NewsPost, type Priority } from '../src/news/news-post.entity.js';
import { Notification } from '../src/messages/notification.entity.js';
import { PersonalMessage } from '../src/messages/personal-message.entity.js';
import { Procedure } from '../src/training/procedure.entity.js';
import type { User } from '../src/accounts/user.entity.js';
import {
  demoCommunityPosts,
  demoMaterials,
  demoNews,
  demoNotifications,
  demoPersonalMessages,
  demoProcedures,
  type DemoNotification,
  type DemoPersonalMessage,
} from './content/content.js';
import { coordinatorMessages, coordinatorNotifications } from './content/coordinator.js';
import type { DemoMoment } from './demo-moment.js';
import type { PeopleRecords, ServingPerson } from './demo-people-records.js';
import { storeTraining } from './demo-training-records.js';
import type { Gender } from './names.js';
import { SeededRandom } from './random.js';

const PRIORITIES: Record<DemoNotification['kind'], Priority> = {
  questionnaire: 'high',
  schedule: 'high',
  message: 'medium',
  training: 'medium',
  news: 'low',
  profile: 'low',
};

interface Mailbox {
  owner: User;
  messages: DemoPersonalMessage[];
  notifications: DemoNotification[];
}

/** Stores news, posts, messages, notices, trainings, materials and procedures. */
export class DemoContent {
  private readonly random: SeededRandom;

  constructor(
    private readonly em: EntityManager,
    seed: string,
    private readonly moment: DemoMoment,
    private readonly people: PeopleRecords,
  ) {
    this.random = new SeededRandom(seed).fork('content');
  }

  async store(): Promise<void> {
    const { today } = this.moment;
    const { ministro, coordenador } = this.people.logins;
    this.addNews();
    this.addCommunityPosts();
    this.addMailbox({
      owner: ministro,
      messages: demoPersonalMessages(today),
      notifications: demoNotifications(today),
    });
    this.addMailbox({
      owner: coordenador,
      messages: coordinatorMessages(today),
      notifications: coordinatorNotifications(today),
    });
    this.addReference();
    await this.em.flush();
    await storeTraining(this.em, this.moment, this.people, this.random.fork('training'));
  }

  private addNews(): void {
    for (const [index, news] of demoNews(this.moment.today).entries()) {
      const { title, summary, body, priority, author, publishedDaysAgo } = news;
      const authorName = this.people.logins[author].name;
      const publishedAt = this.instantOf(index, publishedDaysAgo);
      const stamps = { publishedAt, createdAt: publishedAt, updatedAt: publishedAt };
      this.em.create(NewsPost, { title, summary, body, priority, authorName, ...stamps });
    }
  }

  private addCommunityPosts(): void {
    const writers = this.colleagues('female');
    for (const [index, post] of demoCommunityPosts().entries()) {
      const { title, content: body, author, isPinned: pinned, daysAgo } = post;
      const authorName =
        author === 'ministro' ? writers[index]!.person.scheduleName : this.people.logins[author].name;
      const publishedAt = this.instantOf(index, daysAgo);
      const stamps = { publishedAt, createdAt: publishedAt, updatedAt: publishedAt };
      this.em.create(CommunityPost, { title, body, authorName, pinned, ...stamps });
    }
  }

  private addMailbox({ owner: recipient, messages, notifications }: Mailbox): void {
    const writers = this.colleagues('male');
    for (const [index, message] of messages.entries()) {
      const { subject, body, sender: role } = message;
      const sender = role === 'ministro' ? writers[index]!.minister.user : this.people.logins[role];
      const times = this.sentAndRead(index, message);
      this.em.create(PersonalMessage, {
        sender,
        senderName: sender.name,
        recipient,
        subject,
        body,
        ...times,
      });
    }
    for (const [index, notification] of notifications.entries()) {
      const { title, content, kind, path: link } = notification;
      const priority = PRIORITIES[kind];
      const times = this.sentAndRead(index, notification);
      this.em.create(Notification, { recipient, title, content, priority, link, ...times });
    }
  }

  private addReference(): void {
    const createdAt = this.moment.daysAgo(90, '09:00');
    const stamps = { createdAt, updatedAt: createdAt };
    for (const [position, material] of demoMaterials().entries())
      this.em.create(LiturgicalMaterial, { ...material, position, ...stamps });
    for (const [position, procedure] of demoProcedures().entries())
      this.em.create(Procedure, { ...procedure, position, ...stamps });
  }

  /** Active ministers without a demo login, in random order; the texts are written for a man or a woman. */
  private colleagues(gender: Gender): ServingPerson[] {
    const logins = new Set(Object.values(this.people.logins));
    const others = this.people.ministers.filter(
      ({ person, minister }) => person.isActive && person.gender === gender && !logins.has(minister.user),
    );
    return this.random.fork(gender).shuffle(others);
  }

  private sentAndRead(index: number, { daysAgo, isRead }: { daysAgo: number; isRead: boolean }) {
    const sentAt = this.instantOf(index, daysAgo);
    const readAt = isRead ? new Date(sentAt.getTime() + 3 * HOUR) : null;
    return { sentAt, readAt, createdAt: sentAt, updatedAt: readAt ?? sentAt };
  }

  /** The instant of the nth item of a list that runs from newest to oldest. */
  private instantOf(index: number, daysAgo: number): Date {
    const minutes = String((index * 17) % 60).padStart(2, '0');
    return this.moment.daysAgo(daysAgo, `${20 - (index % 11)}:${minutes}`);
  }
}

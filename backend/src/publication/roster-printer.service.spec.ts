import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { PaperOrder } from './paper-worker.js';
import { RosterPrinterService } from './roster-printer.service.js';

const LIST: Extract<PaperOrder, { paper: 'list' }>['of'] = [
  { id: 1, title: 'Dezembro', startDate: '2026-12-01', endDate: '2026-12-31', draft: false, masses: [] },
  'mass',
  { parishName: 'Paróquia', ministryTitle: 'Ministros' },
  { date: '2026-11-22', time: '10:00' },
];
const ORDER: PaperOrder = { paper: 'list', of: LIST };

describe('RosterPrinterService', () => {
  let printer: RosterPrinterService;
  beforeEach(() => {
    printer = new RosterPrinterService();
  });
  afterEach(() => printer.onModuleDestroy());

  it('should write the lists that are asked for at once, one after the other', async () => {
    const files = await Promise.all([printer.pdf(ORDER), printer.pdf(ORDER), printer.pdf(ORDER)]);
    expect(files.map((file) => file.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-', '%PDF-']);
  });

  it('should tell a failure to whom it concerns, and write the next list', async () => {
    const told = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const broken = { paper: 'list', of: [null, ...LIST.slice(1)] } as unknown as PaperOrder;
    const [failed, written] = await Promise.allSettled([printer.pdf(broken), printer.pdf(ORDER)]);
    expect(failed).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('null') },
    });
    expect(written.status).toBe('fulfilled');
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });
});

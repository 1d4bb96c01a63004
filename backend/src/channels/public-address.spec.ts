import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, isPublicUrl, lookupPublic } from './public-address.js';

describe('isPublicAddress', () => {
  it('should know the addresses of the internet', () => {
    for (const address of ['8.8.8.8', '142.250.79.10', '2607:f8b0:4008::200e', '2a00:1450::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  it('should refuse those of the machine, of networks behind it, and what is none', () => {
    const refused = [
      ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
      ...['224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1', 'ff02::1'],
      ...['::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', '2001:db8::1', 'exemplo', ''],
    ];
    for (const address of refused) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });
});

describe('isPublicUrl', () => {
  it('should take a name of the public web, by https on its own port', () => {
    expect(isPublicUrl('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  });

  it('should refuse everything else', () => {
    const refused = [
      ...['http://push.example/a', 'ftp://push.example/a', 'push.example', '', 'https://push.example:8443/a'],
      ...[
        'https://localhost/a',
        'https://127.0.0.1/a',
        'https://0x7f.1/a',
        'https://2130706433/',
        'https://[::1]/a',
      ],
      'https://user:secret@push.example/a',
    ];
    for (const url of refused) expect([url, isPublicUrl(url)]).toEqual([url, false]);
  });
});

describe('lookupPublic', () => {
  it('should fail for a name of this machine', async () => {
    const code = await new Promise((resolve) =>
      lookupPublic('localhost', { all: true }, (error) => resolve(error?.code)),
    );
    expect(code).toBe('ENOTPUBLIC');
  });
});

import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forgetDrafts, ownDrafts, useDraft } from './drafts.ts';

describe('useDraft', () => {
  it('should give back what was typed when the page opens again', () => {
    const first = renderHook(() => useDraft('form', { name: '' }));
    expect(first.result.current.restored).toBe(false);
    act(() => first.result.current.set({ name: 'Ana' }));
    first.unmount();
    const second = renderHook(() => useDraft('form', { name: '' }));
    expect(second.result.current).toMatchObject({ value: { name: 'Ana' }, restored: true });
  });

  it('should be forgotten once it was sent', () => {
    const { result } = renderHook(() => useDraft('form', ''));
    act(() => result.current.set('texto'));
    act(() => result.current.forget());
    expect(renderHook(() => useDraft('form', '')).result.current.value).toBe('');
  });

  it('should begin anew when the device holds something unreadable', () => {
    localStorage.setItem('partilha.draft.stranger.form', '{');
    expect(renderHook(() => useDraft('form', 'início')).result.current.value).toBe('início');
  });
});

describe('ownDrafts', () => {
  const typed = () => renderHook(() => useDraft('form', '')).result.current;

  it('should keep what one account typed from the next one on the device, and from a stranger', () => {
    ownDrafts(1);
    const form = typed();
    act(() => form.set('de Ana'));
    ownDrafts(null);
    expect(typed().value).toBe('');
    ownDrafts(2);
    expect(typed().value).toBe('');
    expect(JSON.stringify(localStorage)).not.toContain('de Ana');
    ownDrafts(null);
  });

  it('should give it back to the same account after a lost session', () => {
    ownDrafts(1);
    const form = typed();
    act(() => form.set('de Ana'));
    ownDrafts(null);
    ownDrafts(1);
    expect(typed()).toMatchObject({ value: 'de Ana', restored: true });
    ownDrafts(null);
  });
});

describe('forgetDrafts', () => {
  it('should remove drafts and nothing else', () => {
    localStorage.setItem('partilha.draft.a', '1');
    localStorage.setItem('partilha.appearance', 'dark');
    forgetDrafts();
    expect(Object.keys(localStorage)).toEqual(['partilha.appearance']);
  });
});

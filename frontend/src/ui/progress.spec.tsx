import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from './progress.tsx';

describe('ProgressBar', () => {
  it.each([
    [40, '40'],
    [140, '100'],
    [-3, '0'],
  ])('should show %d as %s of 100', (value, shown) => {
    render(<ProgressBar value={value} label="Curso" />);
    const bar = screen.getByRole('progressbar', { name: 'Curso' });
    expect(bar.getAttribute('aria-valuenow')).toBe(shown);
    expect(bar.getAttribute('aria-valuemax')).toBe('100');
  });
});

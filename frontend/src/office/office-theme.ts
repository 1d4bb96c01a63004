import { createTheme } from '@mui/material/styles';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import type { Theme } from '../app/theme/appearance.ts';

/** The value of a design token (app/theme/tokens.css) as it is in force now. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Material's theme, made of the application's own tokens. */
export function officeTheme(mode: Theme): RaThemeOptions {
  const color = (name: string, on: string) => ({ main: token(name), contrastText: token(on) });
  return createTheme({
    ...defaultTheme,
    palette: {
      mode,
      primary: color('primary', 'on-primary'),
      secondary: color('primary', 'on-primary'),
      success: color('success', 'surface'),
      warning: color('warning', 'surface'),
      error: color('error', 'surface'),
      info: color('info', 'surface'),
      background: { default: token('page'), paper: token('surface') },
      text: { primary: token('text'), secondary: token('secondary') },
      divider: token('border'),
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: token('font'),
      fontSize: 15,
      body1: { fontSize: '1rem' },
      body2: { fontSize: '0.9375rem' },
      caption: { fontSize: '0.875rem' },
      button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
    },
    components: {
      ...defaultTheme.components,
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 12 } },
      },
      MuiCard: { styleOverrides: { root: { border: `1px solid ${token('border')}` } } },
      MuiButton: { styleOverrides: { root: { minHeight: 44 } } },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: token('border'), fontVariantNumeric: 'tabular-nums' },
          head: { fontWeight: 700 },
        },
      },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
      MuiToolbar: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
      RaToolbar: {
        styleOverrides: {
          root: { backgroundColor: 'transparent', borderTop: `1px solid ${token('border')}` },
        },
      },
      RaEdit: { defaultProps: { mutationMode: 'pessimistic', redirect: 'list' } },
      RaDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
      RaBulkDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
    },
  });
}

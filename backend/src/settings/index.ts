export { SettingsChangesService } from './settings-changes.service.js';
export { SettingsModule } from './settings.module.js';

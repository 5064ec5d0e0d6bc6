import { type SettingCtx } from '../../db/settings.ts';
/**
 * Hosts that articles may link to: `article.linkHosts` of sys_config. Null while no list is readable: nothing with links
 * is then stored, since a link that is left out is lost.
 */
export declare function readLinkHosts(ctx: SettingCtx): Promise<string[] | null>;

import type { SettingCtx } from '../../db/settings.ts';
/** HTML of an article as this program's sanitiser writes it; the output of another version is sanitised again once. */
export declare function currentHtml(ctx: SettingCtx, { id, html, version }: {
    id: string;
    html: string;
    version: number;
}): Promise<string>;

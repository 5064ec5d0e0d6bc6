-- A list that is read in parts goes on after the time of its last row, which the cursor holds in milliseconds: finer
-- times let rows be skipped. The tables of relations are rewritten, a second for a million rows.
alter table follow alter column created_at type timestamptz(3);
alter table block alter column created_at type timestamptz(3);

-- Programs write milliseconds into the others; now their defaults do, too, without a rewrite.
alter table answered_request alter column created_at set default date_trunc('milliseconds', now());
alter table captcha_code alter column created_at set default date_trunc('milliseconds', now());
alter table draft alter column saved_at set default date_trunc('milliseconds', now());
alter table file_upload alter column created_at set default date_trunc('milliseconds', now());
alter table member alter column created_at set default date_trunc('milliseconds', now());
alter table notice alter column created_at set default date_trunc('milliseconds', now());
alter table publish_revision alter column replaced_at set default date_trunc('milliseconds', now());
alter table reply_like alter column created_at set default date_trunc('milliseconds', now());
alter table report alter column created_at set default date_trunc('milliseconds', now());
alter table session alter column created_at set default date_trunc('milliseconds', now());
alter table stored_file alter column created_at set default date_trunc('milliseconds', now());
alter table used_nonce alter column used_at set default date_trunc('milliseconds', now());
alter table visitor_receipt alter column created_at set default date_trunc('milliseconds', now());

-- Why the file of an upload was refused, as { name, details }: a repeated call gets the same answer.
alter table file_upload add column refusal jsonb;

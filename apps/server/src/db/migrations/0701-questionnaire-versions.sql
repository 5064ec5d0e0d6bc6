-- The copies of a questionnaire are its versions.
create index questionnaire_origin on questionnaire (origin_id, created_at);

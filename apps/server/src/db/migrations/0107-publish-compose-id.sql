-- The form a post was written in: an attempt to publish it again, after a lost response, finds the post.
alter table publish add column compose_id uuid;
create index publish_compose on publish (author_id, compose_id) where compose_id is not null;

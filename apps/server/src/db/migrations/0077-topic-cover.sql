-- The picture a topic is shown with, and where it is offered: 1 interests, 2 posts, 3 circles.
alter table topic
  add column cover text not null default '',
  add column used_for smallint[] not null default '{1,2,3}';
update topic set cover = '/img/topic/' || id || case when id = 'pets' then '.svg' else '.webp' end
  where id in ('landscape', 'portrait', 'street', 'wildlife', 'birds', 'night', 'architecture', 'city', 'travel',
    'macro', 'still-life', 'sports', 'stage', 'black-and-white', 'film', 'aerial', 'family', 'pets', 'wedding',
    'video', 'editing', 'gear');

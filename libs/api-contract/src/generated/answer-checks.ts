// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml and run it again.

import * as check from '../answer-check.ts';
import type { OperationId } from '../operation.ts';

const Category = check.object({
  id: check.integer,
  category_name: check.text,
  category_image: check.text,
});

const Product = check.object({
  id: check.integer,
  product_title: check.text,
  product_slug: check.text,
  category_name: check.text,
  product_desc: check.text,
  product_price: check.number,
  gst: check.number,
  product_quantity: check.number,
  product_code: check.text,
  size_type_id: check.text,
  images: check.text,
  product_details: check.text,
  small_details: check.text,
  product_faqs: check.text,
  product_faqs_answers: check.text,
});

const OfferCategory = check.object({
  id: check.integer,
  name: check.text,
});

const Offer = check.object({
  id: check.integer,
  offer_title: check.text,
  offer_name: check.text,
  offer_price: check.number,
  offer_image: check.text,
  available_offers: check.text,
  category_name: check.text,
  product_slug: check.text,
});

const AcademyCategory = check.object({
  id: check.integer,
  name: check.text,
});

const AcademyFile = check.object({
  academy_type: check.integer,
  title: check.text,
  thumbnail: check.text,
  link: check.text,
});

const ResourceCategory = check.object({
  id: check.integer,
  name: check.text,
});

const ResourceFile = check.object({
  title: check.text,
  thumbnail: check.text,
  link: check.text,
  resource_type: check.integer,
});

const User = check.object({
  name: check.text,
  mobile: check.text,
  email: check.text,
  phone: check.text,
});

const Order = check.object({
  id: check.text,
  created_at: check.text,
  amount: check.number,
  payment_status: check.text,
  order_id_token: check.text,
});

/** The check of each call's response; for a list, of one item. */
export const answerChecks: Readonly<Partial<Record<OperationId, check.AnswerCheck>>> = {
  listCategories: [Category],
  listHeroProducts: [Product],
  listProducts: [Product],
  getProduct: [Product],
  listOfferCategories: [OfferCategory],
  listOffers: [Offer],
  listAcademyCategories: [AcademyCategory],
  listAcademyFiles: [AcademyFile],
  listResourceCategories: [ResourceCategory],
  listResourceFiles: [ResourceFile],
  getUser: User,
  listOrders: [Order],
};

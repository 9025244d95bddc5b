export const carouselMessages = {
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pauseSlides: 'Pause the slides',
  playSlides: 'Play the slides',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
};
